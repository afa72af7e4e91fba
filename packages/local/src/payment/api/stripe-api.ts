import { createHash, randomUUID } from "node:crypto";
import type { HttpAnswer, HttpRequest, Responder } from "../../http/messages.ts";
import type { Ledger } from "../ledger.ts";
import { readForm } from "./form.ts";
import { invalid, Refused } from "./refusals.ts";
import { operations } from "./stripe-operations.ts";

export const apiPath = "/__local/stripe";

const routes = operations.map(({ pattern, answer }) => {
  const [method, path = ""] = pattern.split(" ");
  return { method, expression: new RegExp(`^${path.replace("{id}", "([^/]+)")}$`), answer };
});

export const createStripeApi =
  (ledger: Ledger, secretKey: string, onWrite: () => void): Responder =>
  async (request) => {
    if (!request.path.startsWith(`${apiPath}/`)) return undefined;
    const answer = answerTo(ledger, request, secretKey);
    if (request.method !== "GET") {
      ledger.save();
      onWrite();
    }
    return answer;
  };

function answerTo(ledger: Ledger, request: HttpRequest, secretKey: string): HttpAnswer {
  try {
    assertAuthorised(request, secretKey);
    return request.method === "POST" ? replayOrOperate(ledger, request) : json(200, operate(ledger, request));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return json(error.status, { error: error.error });
  }
}

function assertAuthorised({ headers }: HttpRequest, secretKey: string): void {
  const given = headers.authorization ?? "";
  if (!given) {
    const message = "You did not provide an API key.";
    throw new Refused(401, { type: "invalid_request_error", message });
  }
  if (given !== `Bearer ${secretKey}`) {
    throw new Refused(401, { type: "invalid_request_error", message: "Invalid API Key provided." });
  }
  if (!/^\d{4}-\d{2}-\d{2}\.[a-z]+$/.test(headers["stripe-version"] ?? "")) {
    throw invalid("Invalid Stripe API version.");
  }
}

function operate(ledger: Ledger, { method, path, query, headers, body }: HttpRequest): unknown {
  const place = path.slice(apiPath.length);
  for (const route of routes) {
    const match = route.method === method ? route.expression.exec(place) : null;
    if (!match) continue;
    if (method === "POST" && !/^application\/x-www-form-urlencoded/.test(headers["content-type"] ?? "")) {
      throw invalid("Invalid request: the body is not form-encoded.");
    }
    const given = readForm(method === "GET" ? query : body.toString());
    return route.answer({ ledger, id: match[1] ?? "", given });
  }
  const message = `Unrecognized request URL (${method}: ${place}).`;
  throw new Refused(404, { type: "invalid_request_error", message });
}

/**
 * Carries out a request, or repeats the stored answer when its idempotency key was used before. Refusals of declined
 * cards are stored too.
 */
function replayOrOperate(ledger: Ledger, request: HttpRequest): HttpAnswer {
  const key = request.headers["idempotency-key"];
  if (!key) return json(200, operate(ledger, request));
  const fingerprint = createHash("sha256").update(`${request.path}\n${request.body}`).digest("hex");
  const earlier = ledger.kept.answers[key];
  if (earlier && earlier.fingerprint !== fingerprint) {
    const message = "Keys for idempotent requests can only be used with the same parameters they were first used with.";
    throw new Refused(400, { type: "idempotency_error", message });
  }
  if (earlier) return { ...json(earlier.status, {}), headers: { ...jsonHead(), ...replayed }, body: earlier.body };
  const answer = carryOut(ledger, request);
  ledger.kept.answers[key] = { fingerprint, status: answer.status, body: String(answer.body) };
  return answer;
}

function carryOut(ledger: Ledger, request: HttpRequest): HttpAnswer {
  try {
    return json(200, operate(ledger, request));
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 402) throw error;
    return json(error.status, { error: error.error });
  }
}

const replayed = { "idempotent-replayed": "true" };

const jsonHead = (): Record<string, string> => ({
  "content-type": "application/json",
  "request-id": `req_${randomUUID()}`,
});

const json = (status: number, body: unknown): HttpAnswer => ({
  status,
  headers: jsonHead(),
  body: JSON.stringify(body),
});
