import { type ErrorBody, type ErrorCode, errorTexts } from "@linkedpotential/contract/errors";
import { apiHeaders } from "@linkedpotential/contract/site-headers";
import { type HttpAnswer, jsonAnswer } from "./http.ts";

/** What the gateway says by itself, in the same shape as the functions (D16). */
export function refusal(status: number, code: ErrorCode, requestId?: string): HttpAnswer {
  const body: ErrorBody = { error: errorTexts[code], code, ...(requestId && { requestId }) };
  const answer = jsonAnswer(status, body);
  return { ...answer, headers: { ...apiHeaders, ...answer.headers, ...(requestId && { "x-request-id": requestId }) } };
}
