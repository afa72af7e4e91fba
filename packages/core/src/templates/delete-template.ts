import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type * as routes from "@linkedpotential/contract/templates/routes";
import { linkedTaskTitle } from "@linkedpotential/contract/templates/rules";
import type { UserContext } from "../context.ts";
import { ConflictError, retryOnConflict } from "../db/conflict.ts";
import { transact } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { TaskEntity } from "../tasks/task.entity.ts";
import { TemplateEntity } from "./template.entity.ts";
import { templateItems } from "./template-items.entity.ts";

/**
 * Deletes a template and the open task to publish it (D42).
 * @throws `template.not_found`, also when the template is already deleted
 */
export async function deleteTemplate(
  ctx: UserContext,
  { templateId }: InputOf<typeof routes.deleteTemplate>,
): Promise<AnswerOf<typeof routes.deleteTemplate>> {
  const deletedTaskId = await retryOnConflict(() => deleteOnce(ctx.user.id, templateId));
  return { success: true, deletedTaskId };
}

/** Deletes template and task on condition that neither changed since the read. If one did, the read is repeated. */
async function deleteOnce(userId: number, templateId: number): Promise<number | null> {
  const id = { userId, templateId };
  const [{ data: template }, { data: openTasks }] = await Promise.all([
    TemplateEntity.get(id).go({ consistent: true }),
    TaskEntity.query.openOfOwner({ userId }).go({ pages: "all" }),
  ]);
  if (!template) throw new DomainError("template.not_found");
  const linked = openTasks.find(({ title }) => title === linkedTaskTitle(template.title));
  await transact(
    templateItems,
    (parts) => ({
      template: parts.template
        .delete(id)
        .where((of, { eq }) => eq(of.title, template.title))
        .commit(),
      counter: parts.counter.update({ userId }).add({ count: -1 }).commit(),
      task: linked
        ? parts.task
            .delete({ userId, taskId: linked.taskId })
            .where((of, { eq, ne }) => `${eq(of.title, linked.title)} AND ${ne(of.status, "completed")}`)
            .commit()
        : undefined,
    }),
    () => new ConflictError(),
  );
  return linked?.taskId ?? null;
}
