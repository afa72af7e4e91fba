import { Service } from "electrodb";
import { store } from "../db/store.ts";
import { IdempotencyRecordEntity } from "../idempotency/idempotency-record.entity.ts";
import { OutboxEventEntity } from "../outbox/outbox-event.entity.ts";
import { UserEntity } from "../user/user.entity.ts";
import { CodeUseEntity } from "./codes/code-use.entity.ts";
import { RegistrationCodeEntity } from "./codes/registration-code.entity.ts";
import { CredentialEntity } from "./credential.entity.ts";
import { OneTimeTokenEntity } from "./links/one-time-token.entity.ts";
import { SessionEntity } from "./session/session.entity.ts";

export const accountItems = new Service(
  {
    user: UserEntity,
    credential: CredentialEntity,
    token: OneTimeTokenEntity,
    code: RegistrationCodeEntity,
    codeUse: CodeUseEntity,
    session: SessionEntity,
    record: IdempotencyRecordEntity,
    outbox: OutboxEventEntity,
  },
  store,
);
