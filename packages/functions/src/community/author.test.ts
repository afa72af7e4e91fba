import {
  type CommunityCalls,
  changeAccount,
  communityCalls,
  type Someone,
} from "@linkedpotential/local/testing/community";
import { moderationCalls } from "@linkedpotential/local/testing/moderation";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, expect, it } from "vitest";

let stack: TestStack;
let calls: CommunityCalls;
beforeAll(async () => {
  stack = await startTestStack();
  calls = communityCalls(stack);
});
afterAll(() => stack.stop());

const authorOf = (reader: Someone, author: Someone) =>
  stack.call("community/get-author", { token: reader.token, params: { authorId: String(author.user.id) } });
const missing = { status: 404, json: { code: "post.author_not_found" } };

it("shows the profile as the reader may see it, and the five newest posts of the feed", async () => {
  const [ida, jan] = [await calls.member("Ida Öz"), await calls.member("Jan Dyk")];
  await changeAccount(ida, { activityArea: "Recht", skills: ["Verträge"], description: "Klar." });
  const posts = [];
  for (const title of ["eins", "zwei", "drei", "vier", "fünf", "sechs"])
    posts.unshift(await calls.publish(ida, { title }));
  const tip = await calls.publish(ida, { title: "Tipp" });
  await calls.change(ida, tip.id, { type: "tip", skills: null, lookingFor: null });
  const { json } = await authorOf(jan, ida);
  expect(json).toEqual({
    ...{ userId: ida.user.id, name: "Ida Ö.", profileImage: null, isConnected: false },
    ...{ linkedinUrl: "https://www.linkedin.com/in/ida-öz", activityArea: "Recht" },
    ...{ skills: ["Verträge"], description: "Klar." },
    posts: posts.slice(0, 5).map(({ id, title, language, createdAt }) => ({ id, title, language, createdAt })),
  });
  await changeAccount(ida, { profileVisible: false });
  const unseen = { linkedinUrl: "", activityArea: "", skills: [], description: "" };
  expect((await authorOf(jan, ida)).json).toMatchObject({ name: "Ida Ö.", ...unseen });
});

it("finds nobody without a post in the feed, and nobody who is blocked or blocks the reader", async () => {
  const [ida, jan, kim] = [await calls.member("Ida Öz"), await calls.member("Jan Dyk"), await calls.member("Kim Groß")];
  expect(await authorOf(jan, ida)).toMatchObject(missing);
  const post = await calls.publish(ida);
  expect((await authorOf(jan, ida)).status).toBe(200);
  await calls.block(ida, jan.user.id);
  await calls.block(kim, ida.user.id);
  expect(await authorOf(jan, ida)).toMatchObject(missing);
  expect(await authorOf(kim, ida)).toMatchObject(missing);
  const other = await calls.member();
  expect((await authorOf(other, ida)).status).toBe(200);
  const moderation = moderationCalls(stack);
  await moderation.hide(await moderation.reported(other, post));
  expect(await authorOf(other, ida)).toMatchObject(missing);
});

it("needs Premium", async () => {
  const [ida, jan] = [await calls.member("Ida Öz"), await calls.member("Jan Dyk")];
  await calls.publish(ida);
  await changeAccount(jan, { plan: "kostenlos" });
  expect(await authorOf(jan, ida)).toMatchObject({ status: 403, json: { code: "plan_limit" } });
});
