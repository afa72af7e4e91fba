export interface HttpRequest {
  method: string;
  /** Path as sent, not decoded, without the query. */
  path: string;
  /** Query as sent, not decoded, without `?`. Empty when there is none. */
  query: string;
  /** Headers with lower-case names, without `cookie`. Repeated headers are joined by a comma. */
  headers: Readonly<Record<string, string>>;
  cookies: readonly string[];
  body: Buffer;
  /**
   * Length of the body as sent, in bytes. It is larger than `body` when the body exceeded the limit and was not stored.
   */
  bodyLength: number;
  address: string;
}

export interface HttpAnswer {
  status: number;
  headers: Record<string, string>;
  cookies?: readonly string[];
  body?: string | Buffer;
}

/** Answers a request, or returns undefined when another responder is responsible. */
export type Responder = (request: HttpRequest) => Promise<HttpAnswer | undefined>;

export const jsonAnswer = (status: number, value: unknown): HttpAnswer => ({
  status,
  headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" },
  body: JSON.stringify(value),
});
