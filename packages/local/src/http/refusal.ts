import { type ErrorBody, type ErrorCode, errors } from "@linkedpotential/contract/errors";
import { apiHeaders } from "@linkedpotential/contract/site-headers";
import { type HttpAnswer, jsonAnswer } from "./messages.ts";

export function refusal(status: number, code: ErrorCode, requestId?: string): HttpAnswer {
  const answer = answerOf(status, { error: errors[code].de, code, ...(requestId && { requestId }) });
  return { ...answer, headers: { ...answer.headers, ...(requestId && { "x-request-id": requestId }) } };
}

export const forbidden = (error: string): HttpAnswer => answerOf(403, { error, code: "session.forbidden" });

export const refusalOf = (fields: Record<string, string>): HttpAnswer =>
  answerOf(400, { error: errors["request.invalid"].de, code: "request.invalid", fields });

function answerOf(status: number, body: ErrorBody): HttpAnswer {
  const answer = jsonAnswer(status, body);
  return { ...answer, headers: { ...apiHeaders, ...answer.headers } };
}
