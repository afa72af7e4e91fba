export interface HttpRequest {
  method: string;
  /** As sent, without the query. */
  path: string;
  /** As sent, without `?`; empty without a query. */
  query: string;
  /** Lower-case names; repeated headers joined by a comma, without `cookie`. */
  headers: Readonly<Record<string, string>>;
  /** `name=value`, in the order sent. */
  cookies: readonly string[];
  body: Buffer;
  /** Bytes of the body as sent; more than `body` holds when it was too long to keep. */
  bodyLength: number;
  address: string;
}

export interface HttpAnswer {
  status: number;
  headers: Record<string, string>;
  cookies?: readonly string[];
  body?: string | Buffer;
}

/** Answers a request, or says with `undefined` that it is for somebody else. */
export type Responder = (request: HttpRequest) => Promise<HttpAnswer | undefined>;

export const jsonAnswer = (status: number, value: unknown): HttpAnswer => ({
  status,
  headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" },
  body: JSON.stringify(value),
});
