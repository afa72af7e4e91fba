import { overviewDays } from "@linkedpotential/contract/admin/limits";
import { instant, requiredLine, storedDate } from "@linkedpotential/contract/fields";
import { plans } from "@linkedpotential/contract/plans";
import * as z from "zod/mini";
import { type HttpAnswer, type HttpRequest, jsonAnswer, type Responder } from "../http/messages.ts";
import { refusalOf } from "../http/refusal.ts";
import { withInput } from "../http/tool-input.ts";
import { accountRequest } from "./account-request.ts";
import { createLeadInPast, leadHistory } from "./lead-history.ts";

const planChange = z.object({ userId: z.int().check(z.positive()), plan: z.enum(plans) });
const newCode = z.object({
  code: requiredLine(50).check(z.regex(/\S.*\S.*\S.*\S/)),
  maxUses: z.int().check(z.positive(), z.maximum(1_000_000)),
  expiresAt: z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))),
});

const move = z.object({ liveTrainingId: z.int().check(z.positive()), startsAt: instant });

const count = z.int().check(z.minimum(0));
const dailyCount = z.object({
  date: storedDate,
  ...{ accounts: count, premiumStarted: count, premiumCancelled: count, failedMails: count },
  runningContracts: count,
});
const dailyCounts = z.object({ days: z.array(dailyCount).check(z.maxLength(overviewDays)) });

const tools: Record<string, (request: HttpRequest) => Promise<HttpAnswer>> = {
  "/__local/accounts": addAccount,
  "/__local/daily-counts": setDailyCounts,
  "/__local/lead-histories": addLeadHistory,
  "/__local/live-trainings": moveLiveTraining,
  "/__local/plans": setPlan,
  "/__local/registration-codes": addCode,
};

/**
 * Serves the tools that create demo data. Use cases are imported at the first call, because entities read the name of
 * the table when they are loaded.
 */
export const createLocalSetup = (): Responder => async (request) =>
  request.method === "POST" ? tools[request.path]?.(request) : undefined;

async function addAccount(request: HttpRequest): Promise<HttpAnswer> {
  return withInput(accountRequest, request, async (wish) => {
    const { newAccount } = await import("./new-account.ts");
    const account = await newAccount(wish);
    if (account) await index(account.user.id);
    return account ? jsonAnswer(201, account) : refusalOf({ email: "Benutzer existiert bereits." });
  });
}

/** Sets the counts of past days, for which no events can be created. */
async function setDailyCounts(request: HttpRequest): Promise<HttpAnswer> {
  return withInput(dailyCounts, request, async ({ days }) => {
    const { DailyCountEntity } = await import("@linkedpotential/core/admin/overview/daily-count.entity");
    await DailyCountEntity.put(days).go();
    return jsonAnswer(200, { success: true });
  });
}

async function addLeadHistory(request: HttpRequest): Promise<HttpAnswer> {
  return withInput(leadHistory, request, async (wish) => jsonAnswer(201, await createLeadInPast(wish)));
}

async function setPlan(request: HttpRequest): Promise<HttpAnswer> {
  return withInput(planChange, request, async ({ userId, plan }) => {
    const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
    const { data: user } = await UserEntity.get({ userId }).go({ consistent: true });
    if (!user) return refusalOf({ userId: "Dieses Konto gibt es nicht." });
    await UserEntity.patch({ userId }).set({ plan }).go();
    await index(userId);
    return jsonAnswer(200, { success: true });
  });
}

/** Moves a live training, also to the past, which the API refuses. */
async function moveLiveTraining(request: HttpRequest): Promise<HttpAnswer> {
  return withInput(move, request, async ({ liveTrainingId, startsAt }) => {
    const { LiveTrainingEntity } = await import("@linkedpotential/core/live-trainings/live-training.entity");
    const { SeatsEntity } = await import("@linkedpotential/core/live-trainings/seats/seats.entity");
    await LiveTrainingEntity.patch({ liveTrainingId }).set({ startsAt }).add({ revision: 1 }).go();
    await SeatsEntity.patch({ liveTrainingId }).set({ startsAt }).add({ revision: 1 }).go();
    return jsonAnswer(200, { success: true });
  });
}

async function addCode(request: HttpRequest): Promise<HttpAnswer> {
  return withInput(newCode, request, async (wish) => {
    const { createRegistrationCode } = await import("@linkedpotential/core/auth/codes/create-registration-code");
    return jsonAnswer(201, { code: await createRegistrationCode({ ...wish, expiresAt: new Date(wish.expiresAt) }) });
  });
}

/** Updates the admins' index, because these tools publish no events. */
async function index(userId: number): Promise<void> {
  const { indexAccount } = await import("@linkedpotential/core/admin/account-index/index-account");
  await indexAccount(userId);
}
