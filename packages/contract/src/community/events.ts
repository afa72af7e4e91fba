import { defineEvent, idField } from "../event.ts";

const post = { postId: idField, userId: idField };

export const events = {
  "post.created": defineEvent(1, post),
  "post.deleted": defineEvent(1, post),
  "project.filled": defineEvent(1, post),
};
