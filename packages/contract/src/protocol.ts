export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** How a route is called. */
export type Endpoint = `${Method} /${string}`;

/** How a refusal is answered (D16): the German sentence is one that a person can act on. */
export interface Failure {
  status: number;
  de: string;
}
