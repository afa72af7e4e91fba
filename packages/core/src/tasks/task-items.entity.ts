import { Service } from "electrodb";
import { IdempotencyRecordEntity } from "../idempotency/idempotency-record.entity.ts";
import { TaskEntity } from "./task.entity.ts";

/** A task and the record of its creation, which are written together. */
export const taskItems = new Service({ task: TaskEntity, record: IdempotencyRecordEntity });
