import type { RouteId } from "@linkedpotential/contract/endpoints";
import type { ErrorBody } from "@linkedpotential/contract/errors";
import type { Route } from "@linkedpotential/contract/route";
import { routes } from "@linkedpotential/contract/routes";
import type { TestAnswer } from "@linkedpotential/local/testing/call";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { Call } from "./calls.ts";
import type { Outcome } from "./fuzz-stack.ts";

const byId = new Map(routes.map((route) => [route.id, route]));

const eventFields = ["date", "time", "duration"];
/**
 * Names of the fields that a use case may refuse although the schema accepts them, by route. These are opaque cursors,
 * imported files, dates that have passed or are far ahead, durations, taken seats and passwords, whose rules depend on
 * the account, the address and a list of common passwords.
 */
const fieldsCheckedByUseCase: Partial<Record<RouteId, readonly string[]>> = {
  "admin/list-users": ["cursor"],
  "leads/list": ["cursor"],
  "leads/export": ["cursor"],
  "leads/export-selected": ["cursor"],
  "leads/import": ["csv"],
  "freelancers/list": ["cursor"],
  "live-trainings/list": ["cursor"],
  "live-trainings/create": eventFields,
  "live-trainings/create-series": eventFields,
  "live-trainings/update": [...eventFields, "maxParticipants"],
  "notifications/list": ["cursor"],
  "request-messages/send": ["appointment"],
  "profile/update": ["currentPassword"],
  "auth/register": ["password"],
  "auth/register-business": ["password"],
  "auth/change-password": ["newPassword"],
  "auth/reset-password": ["newPassword"],
};

/**
 * Returns a function that lists the contract violations of an answer. Answers are validated with the schemas of the
 * OpenAPI document.
 */
export function violationsOf(document: object) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, schemas: { document } });

  return (call: Call, outcome: Outcome): string[] => {
    const route = byId.get(call.id);
    if (!route) return ["no such route"];
    return [
      ...failures(outcome.answer),
      ...undeclared(route, outcome.answer),
      ...wrongValidity(route, call, outcome),
      ...unexpectedEffects(route, outcome),
    ];
  };

  function undeclared(route: Route, answer: TestAnswer): string[] {
    const { status, text } = answer;
    if (status === 304) return text === "" && route.revalidated ? [] : ["304 with a body, or undeclared"];
    const validate = ajv.getSchema(`document#${pointerTo(route, answer)}`);
    if (!validate) return [`${status} is not declared`];
    return validate(contentOf(route, answer))
      ? []
      : [`${status} is not as declared: ${ajv.errorsText(validate.errors)}`];
  }
}

/**
 * Tells whether an answer is a file and is therefore compared as text. This includes JSON files, because they come in
 * parts.
 */
const isFile = ({ mediaType }: Route, { status, json }: TestAnswer): boolean =>
  mediaType !== undefined && (json === undefined || status === 200);

const contentOf = (route: Route, answer: TestAnswer): unknown =>
  isFile(route, answer) ? answer.text : (answer.json ?? answer.text);

function pointerTo(route: Route, answer: TestAnswer): string {
  const { path, method, mediaType = "" } = route;
  const { status } = answer;
  const media = isFile(route, answer) ? mediaType : "application/json";
  const steps = ["paths", path, method.toLowerCase(), "responses", String(status), "content", media, "schema"];
  return steps.map((step) => `/${encodeURIComponent(step.replaceAll("/", "~1"))}`).join("");
}

const codeOf = ({ json }: TestAnswer): string | undefined => (json as ErrorBody | undefined)?.code;

const failures = ({ status }: TestAnswer): string[] => (status >= 500 ? [`answered ${status}`] : []);

/**
 * Lists answers that contradict the schema: a valid call that was refused, an invalid call that was accepted, or a
 * refusal that names no field.
 */
function wrongValidity(route: Route, { raw }: Call, { sent, answer }: Outcome): string[] {
  const code = codeOf(answer);
  const fields = Object.entries((answer.json as ErrorBody | undefined)?.fields ?? {});
  if (code === "request.invalid" && !(fields.length > 0 && fields.every(([, text]) => text))) {
    return ["refused without saying where and why"];
  }
  if (raw !== undefined || (answer.status >= 400 && code !== "request.invalid")) return [];
  const isValid = (["params", "query", "body"] as const).every(
    (part) => route[part]?.safeParse(sent[part]).success ?? true,
  );
  if (code !== "request.invalid") return isValid ? [] : ["took what the contract refuses"];
  const isLater = fields.every(([name]) => fieldsCheckedByUseCase[route.id]?.includes(name));
  return isValid && !isLater ? ["refused what the contract takes"] : [];
}

/** Lists unexpected changes and mails of a call that only reads or that was refused. */
function unexpectedEffects({ id, method }: Route, { answer, changes, mails }: Outcome): string[] {
  if (method !== "GET" && answer.status < 400) return [];
  const unexpected = id.startsWith("business/") ? changes.filter((change) => !isOfNewCompany(change)) : changes;
  return [
    ...(unexpected.length > 0 ? [`${answer.status}, but changed ${unexpected.join(", ")}`] : []),
    ...(mails > 0 ? [`${answer.status}, but mailed`] : []),
  ];
}

/** Tells whether a change may belong to the company that the first call of a business creates. */
const isOfNewCompany = (change: string): boolean => /\|\$(user_1|company_1|company-member_1#\w+)$/.test(change);
