import type { TrainingState } from "@linkedpotential/contract/trainings/schema";
import { type SignedIn, signedInUser } from "@linkedpotential/local/testing/accounts";
import { countRoundTrips } from "@linkedpotential/local/testing/round-trips";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let stack: TestStack;
let user: SignedIn;

beforeAll(async () => {
  stack = await startTestStack({
    TRAINING_VIDEOS: "positioning=https://videos.example.org/p.mp4 closing=/videos/closing.mp4",
    TRAINING_CAPTIONS: "positioning.de=https://videos.example.org/p.de.vtt positioning.fr=/videos/p.fr.vtt",
  });
});
beforeEach(async () => {
  user = await signedInUser(stack);
});
afterAll(() => stack.stop());

const list = async (token = user.token) => (await stack.call("trainings/list", { token })).json as TrainingState[];
const training = async (id: TrainingState["id"], token?: string) => (await list(token)).find((one) => one.id === id);
const mark = (lessonId: string, isDone = true, token = user.token) =>
  stack.call("trainings/mark-lesson", { token, body: { lessonId, isDone } });
const savePosition = (trainingId: string, seconds: number, token = user.token) =>
  stack.call("trainings/save-position", { token, body: { trainingId, seconds } });

describe("the trainings", () => {
  it("are six, without progress at first [TRAIN-02, TRAIN-08]", async () => {
    const fresh = { video: null, captions: [], position: 0, lessonsDone: [] };
    expect(await list()).toEqual([
      {
        ...fresh,
        id: "positioning",
        video: "https://videos.example.org/p.mp4",
        captions: [
          { language: "de", address: "https://videos.example.org/p.de.vtt" },
          { language: "fr", address: "/videos/p.fr.vtt" },
        ],
      },
      { ...fresh, id: "profile" },
      { ...fresh, id: "outreach" },
      { ...fresh, id: "followUp" },
      { ...fresh, id: "negotiation" },
      { ...fresh, id: "closing", video: "/videos/closing.mp4" },
    ]);
  });

  it("are read in one round trip after the session check", async () => {
    await mark("niche");
    const { inSeries, actions } = await countRoundTrips(() => list());
    expect([inSeries, actions.length]).toEqual([2, 2]);
  });

  it("return completed lessons in order, without lessons that no longer exist", async () => {
    for (const lesson of ["offer", "niche", "headline"]) expect((await mark(lesson)).json).toEqual({ success: true });
    expect((await training("positioning"))?.lessonsDone).toEqual(["niche", "offer"]);
    expect((await training("profile"))?.lessonsDone).toEqual(["headline"]);
    await mark("niche", false);
    expect((await training("positioning"))?.lessonsDone).toEqual(["offer"]);
    await mark("offer", false);
    expect((await training("positioning"))?.lessonsDone).toEqual([]);
  });

  it("accept repeated marks, and unmarking a lesson that was not done", async () => {
    await mark("rhythm");
    expect((await mark("rhythm")).status).toBe(200);
    expect((await mark("silence", false)).status).toBe(200);
    expect((await training("followUp"))?.lessonsDone).toEqual(["rhythm"]);
  });

  it("keep all concurrent marks", async () => {
    await Promise.all(["niche", "problem", "offer", "proof"].map((lesson) => mark(lesson)));
    expect((await training("positioning"))?.lessonsDone).toEqual(["niche", "problem", "offer", "proof"]);
  });

  it("store the last position per training", async () => {
    await savePosition("outreach", 412);
    await savePosition("closing", 7);
    expect((await savePosition("outreach", 0)).json).toEqual({ success: true });
    await savePosition("outreach", 95);
    expect((await training("outreach"))?.position).toBe(95);
    expect((await training("closing"))?.position).toBe(7);
    expect((await training("profile"))?.position).toBe(0);
  });

  it("have separate progress per user", async () => {
    const other = await signedInUser(stack);
    await mark("niche");
    await savePosition("positioning", 30);
    expect(await training("positioning", other.token)).toMatchObject({ position: 0, lessonsDone: [] });
    expect(await training("positioning")).toMatchObject({ position: 30, lessonsDone: ["niche"] });
  });

  it.each([
    ["trainings/mark-lesson", { lessonId: "nichts", isDone: true }],
    ["trainings/mark-lesson", { lessonId: "niche" }],
    ["trainings/save-position", { trainingId: "nichts", seconds: 1 }],
    ["trainings/save-position", { trainingId: "closing", seconds: -1 }],
    ["trainings/save-position", { trainingId: "closing", seconds: 1.5 }],
    ["trainings/save-position", { trainingId: "closing", seconds: 100_000 }],
  ] as const)("refuse %s with %o", async (id, body) => {
    const { status, json } = await stack.call(id, { token: user.token, body });
    expect([status, json]).toEqual([400, expect.objectContaining({ code: "request.invalid" })]);
    expect(await training("closing")).toMatchObject({ position: 0, lessonsDone: [] });
  });
});
