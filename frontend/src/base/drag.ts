/** The type under which something dragged carries a command, yet without the place it falls on. */
export const draggedCommand = "application/x-gopark-command";
