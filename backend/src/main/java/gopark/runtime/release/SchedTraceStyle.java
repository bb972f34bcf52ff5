package gopark.runtime.release;

/** How a release prints the lines of {@code GODEBUG=schedtrace}. In Go: proc.go, schedtrace. */
public enum SchedTraceStyle {
  /** Up to 1.19: no needspinning; with scheddetail −1 for nothing, 0 and 1 for no and yes. */
  PLAIN,
  /** The style with needspinning; nil, false and true in the detailed lines; {@code [1 2]}. */
  NEED_SPINNING,
  /** The style from 1.25 on: {@code [ 1 2 ] schedticks=[ 61 7 ]}. */
  TICKS
}
