import { type MessageWays, messageWays } from "@linkedpotential/contract/accounts/message-ways";
import type { Account } from "@linkedpotential/contract/accounts/schema";

/** Returns how a message of the team reaches the owner of the account. */
export const waysOf = ({ mailBouncedAt, ...account }: Account): MessageWays =>
  messageWays({ ...account, isBounced: mailBouncedAt !== null });

export const wayOf = ({ isMailed }: MessageWays) => (isMailed ? "both" : "bell");
