import { Service } from "electrodb";
import { RegistrationCodeEntity } from "../auth/codes/registration-code.entity.ts";
import { IdempotencyRecordEntity } from "../idempotency/idempotency-record.entity.ts";
import { AdminActionEntity } from "./record/admin-action.entity.ts";

export const adminItems = new Service({
  code: RegistrationCodeEntity,
  adminAction: AdminActionEntity,
  record: IdempotencyRecordEntity,
});
