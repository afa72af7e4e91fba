interface FeedToken {
  userId: number;
  secret: string;
}

export const feedTokenForm = /^([1-9]\d{0,15})\.([\w-]{43})$/;

/** Formats the token in the address of a calendar feed, such as `17.…`. The user id finds the stored hash. */
export const writeFeedToken = ({ userId, secret }: FeedToken): string => `${userId}.${secret}`;

export function readFeedToken(token: string): FeedToken {
  const [, id, secret = ""] = feedTokenForm.exec(token) ?? [];
  return { userId: Number(id), secret };
}
