import { Service } from "electrodb";
import { IdempotencyRecordEntity } from "../idempotency/idempotency-record.entity.ts";
import { TaskEntity } from "./task.entity.ts";

export const taskItems = new Service({ task: TaskEntity, record: IdempotencyRecordEntity });
