import * as z from "zod/mini";
import { defineEvent, idField } from "../event.ts";
import { instant } from "../fields.ts";
import { workspaceSlugs } from "../workspaces.ts";

export const events = {
  "user.registered": defineEvent(1, { userId: idField, registeredAt: instant }),
  "account.link-due": defineEvent(1, {
    userId: idField,
    purpose: z.enum(["verification", "reset"]),
    workspace: z.enum(workspaceSlugs),
  }),
};
