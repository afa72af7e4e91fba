import { Service } from "electrodb";
import { IdempotencyRecordEntity } from "../idempotency/idempotency-record.entity.ts";
import { TaskEntity } from "../tasks/task.entity.ts";
import { TemplateEntity } from "./template.entity.ts";
import { TemplateCounterEntity } from "./template-counter.entity.ts";

/** Service of templates. `task` is the linked task to publish the template (D42). */
export const templateItems = new Service({
  template: TemplateEntity,
  counter: TemplateCounterEntity,
  task: TaskEntity,
  record: IdempotencyRecordEntity,
});
