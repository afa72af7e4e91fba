import { Service } from "electrodb";
import { CredentialEntity } from "../../auth/credential.entity.ts";
import { SessionEntity } from "../../auth/session/session.entity.ts";
import { IdempotencyRecordEntity } from "../../idempotency/idempotency-record.entity.ts";
import { OutboxEventEntity } from "../../outbox/outbox-event.entity.ts";
import { UserEntity } from "../../user/user.entity.ts";
import { CompanyEntity } from "./company.entity.ts";
import { InvitationEntity } from "./invitations/invitation.entity.ts";
import { MemberEntity } from "./members/member.entity.ts";

export const companyItems = new Service({
  company: CompanyEntity,
  member: MemberEntity,
  invitation: InvitationEntity,
  user: UserEntity,
  credential: CredentialEntity,
  session: SessionEntity,
  record: IdempotencyRecordEntity,
  outbox: OutboxEventEntity,
});

export type CompanyParts = Parameters<Parameters<typeof companyItems.transaction.write>[0]>[0];
