import * as z from "zod/mini";
import { defineEvent, idField } from "../event.ts";
import { workspaceSlugs } from "../workspaces.ts";

export const events = {
  "account.link-due": defineEvent(1, {
    userId: idField,
    purpose: z.enum(["verification", "reset"]),
    workspace: z.enum(workspaceSlugs),
  }),
};
