/**
 * What a learner decides and a run judges: the choices of the scheduler, and the causes of what a
 * run shows. Nothing here is written down as right; every case is generated from a seed and played,
 * and the answer is what its run does.
 */
@NullMarked
package gopark.practice;

import org.jspecify.annotations.NullMarked;
