import { plans } from "@linkedpotential/contract/user/schema";
import * as z from "zod/mini";
import { type HttpRequest, jsonAnswer, type Responder } from "../http.ts";
import { refusal } from "../refusal.ts";

const planChange = z.object({ userId: z.number(), plan: z.enum(plans) });
const newCode = z.object({ code: z.string().check(z.minLength(4)), maxUses: z.number(), expiresAt: z.string() });

/**
 * What the seed needs before the screens for it exist: `POST /__local/plans` and `POST /__local/registration-codes`.
 * Entities are loaded on the first call: they bind themselves to the table that the environment names by then.
 */
export function createLocalSetup(): Responder {
  return async (request) => {
    if (request.method !== "POST") return undefined;
    if (request.path === "/__local/plans") return setPlan(request);
    if (request.path === "/__local/registration-codes") return addCode(request);
    return undefined;
  };
}

function bodyOf(request: HttpRequest): unknown {
  try {
    return JSON.parse(request.body.toString());
  } catch {
    return undefined;
  }
}

async function setPlan(request: HttpRequest) {
  const { data: wish } = planChange.safeParse(bodyOf(request));
  if (!wish) return refusal(400, "request.invalid");
  const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
  await UserEntity.patch({ userId: wish.userId }).set({ plan: wish.plan }).go();
  return jsonAnswer(200, { success: true });
}

async function addCode(request: HttpRequest) {
  const { data: wish } = newCode.safeParse(bodyOf(request));
  if (!wish) return refusal(400, "request.invalid");
  const { createRegistrationCode } = await import("@linkedpotential/core/auth/create-registration-code");
  return jsonAnswer(201, { code: await createRegistrationCode({ ...wish, expiresAt: new Date(wish.expiresAt) }) });
}
