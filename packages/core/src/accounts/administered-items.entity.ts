import { Service } from "electrodb";
import { AdminActionEntity } from "../admin/record/admin-action.entity.ts";
import { CredentialEntity } from "../auth/credential.entity.ts";
import { SessionEntity } from "../auth/session/session.entity.ts";
import { SubscriptionEntity } from "../billing/subscription.entity.ts";
import { IdempotencyRecordEntity } from "../idempotency/idempotency-record.entity.ts";
import { OutboxEventEntity } from "../outbox/outbox-event.entity.ts";
import { UserEntity } from "../user/user.entity.ts";
import { AccountMessageEntity } from "./message/account-message.entity.ts";
import { AccountNoteEntity } from "./note/account-note.entity.ts";
import { PremiumGrantEntity } from "./premium/premium-grant.entity.ts";

/** Items that an admin's action on an account may change in one transaction. */
export const administeredItems = new Service({
  user: UserEntity,
  credential: CredentialEntity,
  session: SessionEntity,
  subscription: SubscriptionEntity,
  grant: PremiumGrantEntity,
  note: AccountNoteEntity,
  message: AccountMessageEntity,
  adminAction: AdminActionEntity,
  outbox: OutboxEventEntity,
  record: IdempotencyRecordEntity,
});

export type AdministeredParts = Parameters<Parameters<(typeof administeredItems)["transaction"]["write"]>[0]>[0];
