import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type * as routes from "@linkedpotential/contract/templates/routes";
import type { UserContext } from "../context.ts";
import { isRefused } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { TemplateEntity } from "./template.entity.ts";
import { toTemplate } from "./to-template.ts";

/** Changes a template. A linked task keeps its title (D42). */
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
