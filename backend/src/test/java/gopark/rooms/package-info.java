/**
 * Draws the packages of the server as rooms: which uses which, and how many arrows inside a room
 * run back up. {@code backend/rooms} is the command.
 */
@NullMarked
package gopark.rooms;

import org.jspecify.annotations.NullMarked;
