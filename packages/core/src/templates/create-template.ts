import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { templatesMax } from "@linkedpotential/contract/templates/limits";
import type * as routes from "@linkedpotential/contract/templates/routes";
import type { UserContext } from "../context.ts";
import { isBelowLimit } from "../db/is-below-limit.ts";
import { transact } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { putIdempotencyRecord } from "../idempotency/put-idempotency-record.ts";
import { newId } from "../ids.ts";
import { templateItems } from "./template-items.entity.ts";
import { toTemplate } from "./to-template.ts";

/** Creates a template. The limit is a condition of the counter's update, so concurrent calls cannot exceed it. */
export async function createTemplate(
  ctx: UserContext,
  { createdAt, ...input }: InputOf<typeof routes.createTemplate>,
): Promise<AnswerOf<typeof routes.createTemplate>> {
  const userId = ctx.user.id;
  const now = ctx.now().toISOString();
  const item = {
    ...input,
    userId,
    templateId: newId(ctx.now()),
    createdAt: createdAt !== undefined && createdAt < now ? createdAt : now,
  };
  const template = toTemplate(item);
  await transact(
    templateItems,
    (parts) => ({
      counter: parts.counter.update({ userId }).add({ count: 1 }).where(isBelowLimit(templatesMax)).commit(),
      template: parts.template.create(item).commit(),
      idempotencyRecord: putIdempotencyRecord(parts, ctx, template),
    }),
    (part) => new DomainError(part === "counter" ? "template.limit_reached" : "request.conflict"),
  );
  return template;
}
