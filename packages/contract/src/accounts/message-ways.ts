interface Recipient {
  emailVerified: boolean;
  /** Whether mail to the address bounced permanently. */
  isBounced: boolean;
}

/** Ways on which a message of the team reaches the owner of an account. */
export interface MessageWays {
  isMailed: boolean;
  isNotified: boolean;
}

/** Returns how a message reaches the owner of an account. Nobody can sign in without a confirmed address. */
export const messageWays = ({ emailVerified, isBounced }: Recipient): MessageWays => ({
  isMailed: emailVerified && !isBounced,
  isNotified: emailVerified,
});
