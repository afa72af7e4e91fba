import { defineEvent, idField } from "../event.ts";

const post = { postId: idField, userId: idField };

/** The user is the author. */
export const events = {
  "post.created": defineEvent(1, post),
  "post.deleted": defineEvent(1, post),
};
