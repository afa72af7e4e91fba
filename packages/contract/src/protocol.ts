export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export type Endpoint = `${Method} /${string}`;

export interface Failure {
  status: number;
  de: string;
}
