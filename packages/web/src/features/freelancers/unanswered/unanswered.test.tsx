import type { Post } from "@linkedpotential/contract/community/schema";
import type { ReadyAccount } from "@linkedpotential/local/testing/accounts";
import { companyCalls } from "@linkedpotential/local/testing/companies";
import { projectPostCalls } from "@linkedpotential/local/testing/project-posts";
import { projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answerConfirmation } from "../../../testing/community.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, expectToast, press, textOf } from "../../../testing/user.ts";

const sentOn = "2027-03-10T09:00:00Z";
const sixDays = "Seit 6 Tagen ohne Antwort";
const crm = (search: string) => `/business/dashboard?tab=crm&view=${search}`;
const card = (name: string) => screen.findByRole("listitem", { name });
const row = (name: RegExp) => screen.findByRole("option", { name });
const search = (link: HTMLElement) => new URLSearchParams(link.getAttribute("href") ?? "");

beforeEach(() => void vi.setSystemTime(sentOn));
afterEach(() => void vi.useRealTimers());

/**
 * Prepares a business that has asked Änne for a project and Cem for none, and whose colleague has asked Bo for the
 * project. `openLater` opens a view at a later time, when the first session has expired.
 */
async function prepare() {
  const { stack, account } = await renderScreen("/business/dashboard", {
    as: { role: "business", name: "Petra Groß" },
  });
  const calls = projectRequestCalls(stack);
  const post: Post = await projectPostCalls(stack).publish(account, { lookingFor: ["Zollrecht", "Figma"] });
  const malte = await companyCalls(stack).member(account, "Malte Ohm");
  const activityArea = "Grafikdesign & Branding";
  const { id } = await calls.request(account, await calls.freelancer({ name: "Änne Weiß" }), { postId: post.id });
  await calls.request(malte, await calls.freelancer({ name: "Bo Lund" }), { postId: post.id });
  const other = await calls.request(account, await calls.freelancer({ name: "Cem Ak", activityArea }));
  const openLater = async (time: string, path: string) => {
    vi.setSystemTime(time);
    const body = { email: account.user.email, password: account.password };
    const { json } = await stack.call("auth/login", { body });
    return renderScreen(crm(path), { as: { ...account, ...(json as Pick<ReadyAccount, "token" | "user">) } });
  };
  return { post, id, otherId: other.id, openLater };
}

it("a candidate who has not answered for 5 days says so, and only the sender can withdraw the request", async () => {
  const { post, openLater } = await prepare();
  const candidates = `projects&requests=${post.id}`;
  await openLater("2027-03-14T09:00:00Z", candidates);
  await expectText("Angefragt am 10.03.2027", await card("Änne W."));
  await expectText("Angefragt von Malte Ohm am 10.03.2027", await card("Bo L."));
  expect(screen.queryByText(/ohne Antwort/)).toBeNull();
  expect(screen.queryByRole("link", { name: "Andere Freelancer ansehen" })).toBeNull();
  await openLater("2027-03-15T09:00:00Z", candidates);
  await expectText("Seit 5 Tagen ohne Antwort", await card("Änne W."));
  const { getFromApi } = await openLater("2027-03-16T09:00:00Z", candidates);
  for (const name of ["Änne W.", "Bo L."]) await expectText(sixDays, await card(name));
  const others = search(await screen.findByRole("link", { name: "Andere Freelancer ansehen" }));
  expect([others.get("project"), others.get("search")]).toEqual([String(post.id), "Zollrecht Figma"]);
  expect(screen.queryByRole("button", { name: "Anfrage an Bo L. zurückziehen" })).toBeNull();
  await press("Anfrage an Änne W. zurückziehen");
  await answerConfirmation("Anfrage zurückziehen?", "Zurückziehen");
  await expectToast("Anfrage zurückgezogen");
  await waitFor(() => expect(screen.queryByRole("listitem", { name: "Änne W." })).toBeNull());
  expect(await getFromApi("/api/sent-project-requests")).toMatchObject([
    { recipient: { name: "Cem A." } },
    { recipient: { name: "Bo L." } },
  ]);
});

it("a request that has not been answered for 5 days says so in the list, and leads to others for the project or in the area", async () => {
  const { id, otherId, post, openLater } = await prepare();
  await openLater("2027-03-14T09:00:00Z", `requests&messages=${id}`);
  await expectText("Offen", await row(/^Änne W\./));
  expect(textOf(document.body)).not.toContain("ohne Antwort");
  await openLater("2027-03-16T09:00:00Z", `requests&messages=${id}`);
  await expectText(sixDays, await row(/^Bo L\./));
  const instead = (name: string) => screen.findByRole("link", { name: `Andere Freelancer ansehen statt ${name}` });
  expect(search(await instead("Änne W.")).get("project")).toBe(String(post.id));
  await openLater("2027-03-16T09:00:00Z", `requests&messages=${otherId}`);
  const others = search(await instead("Cem A."));
  expect([others.get("project"), others.get("area")]).toEqual([null, "Grafikdesign & Branding"]);
});
