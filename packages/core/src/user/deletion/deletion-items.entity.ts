import { Service } from "electrodb";
import { AdminActionEntity } from "../../admin/record/admin-action.entity.ts";
import { CredentialEntity } from "../../auth/credential.entity.ts";
import { SessionEntity } from "../../auth/session/session.entity.ts";
import { OutboxEventEntity } from "../../outbox/outbox-event.entity.ts";
import { UserEntity } from "../user.entity.ts";
import { AccountDeletionEntity } from "./account-deletion.entity.ts";

export const deletionItems = new Service({
  credential: CredentialEntity,
  user: UserEntity,
  deletion: AccountDeletionEntity,
  session: SessionEntity,
  adminAction: AdminActionEntity,
  outbox: OutboxEventEntity,
});
