import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type * as routes from "@linkedpotential/contract/templates/routes";
import type { UserContext } from "../context.ts";
import { isRefused } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { TemplateEntity } from "./template.entity.ts";
import { toTemplate } from "./to-template.ts";

/** The title of a linked task stays: whoever renames the template has renamed no task (D42). @throws `template.not_found` */
export async function updateTemplate(
  ctx: UserContext,
  { templateId, title, content }: InputOf<typeof routes.updateTemplate>,
): Promise<AnswerOf<typeof routes.updateTemplate>> {
  const id = { userId: ctx.user.id, templateId };
  try {
    const { data } = await TemplateEntity.patch(id).set({ title, content }).go({ response: "all_new" });
    return toTemplate(data);
  } catch (error) {
    throw isRefused(error) ? new DomainError("template.not_found") : error;
  }
}
