import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { templatePageSize } from "@linkedpotential/contract/templates/limits";
import type * as routes from "@linkedpotential/contract/templates/routes";
import type { UserContext } from "../context.ts";
import { TemplateEntity } from "./template.entity.ts";
import { toTemplate } from "./to-template.ts";

export async function listTemplates(
  ctx: UserContext,
  { namespace, templateKey, limit = templatePageSize, cursor }: InputOf<typeof routes.listTemplates>,
): Promise<AnswerOf<typeof routes.listTemplates>> {
  const newest = cursor === undefined ? Number.MAX_SAFE_INTEGER : cursor - 1;
  const page = await TemplateEntity.query
    .ofPlace({ userId: ctx.user.id, namespace, templateKey })
    .between({ templateId: 0 }, { templateId: newest })
    .go({ order: "desc", limit: Math.min(limit, templatePageSize), pages: 1 });
  const items = page.data.map(toTemplate);
  return { items, nextCursor: page.cursor === null ? undefined : String(items.at(-1)?.id) };
}
