import * as z from "zod/mini";
import { instant, pathId, requiredText, withProblem } from "../fields.ts";
import { templateContentMax, templateTitleMax } from "./limits.ts";

/** Part of the address of a list of templates. The browser also uses it in storage keys (TPL-46). */
const name = z.string(withProblem("required")).check(z.regex(/^[\w-]{1,64}$/, withProblem("invalid")));
const list = { templateKey: name, namespace: name };

const fields = {
  title: requiredText(templateTitleMax, "templateTitleRequired", "line"),
  content: requiredText(templateContentMax, "templateContentRequired"),
};

export const template = z.object({
  id: z.number(),
  templateKey: z.string(),
  namespace: z.string(),
  title: z.string(),
  content: z.string(),
  createdAt: instant,
});
export type Template = z.output<typeof template>;

/**
 * A new template. `createdAt` is sent when the template comes from the browser's storage (D41). The server replaces an
 * instant in the future by the current one.
 */
export const newTemplate = z.object({ ...list, ...fields, createdAt: z.optional(instant) });
export const templateChange = z.object(fields);
export type NewTemplate = z.output<typeof newTemplate>;

export const templateListQuery = z.object({ ...list, limit: z.optional(pathId), cursor: z.optional(pathId) });
export const templateParams = z.object({ templateId: pathId });

/**
 * The answer to a deletion. `deletedTaskId` is the id of the linked task that was deleted with the template. Null when
 * there was none (D42).
 */
export const templateDeletion = z.object({ success: z.literal(true), deletedTaskId: z.nullable(z.number()) });
