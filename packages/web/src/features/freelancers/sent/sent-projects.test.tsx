import { projectPostCalls } from "@linkedpotential/local/testing/project-posts";
import { projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, fill, press, textOf } from "../../../testing/user.ts";

const crm = (search: string) => `/business/dashboard?tab=crm${search}`;
const named = "Zu Ihrem Auftrag „Zollportal“";
const rows = () =>
  within(screen.getByRole("listbox", { name: "Ihre Anfragen" }))
    .getAllByRole("option")
    .map(textOf);

/** Prepares a business that asked Änne for a project, and Bo for none. */
async function prepare() {
  const { stack, account } = await renderScreen("/business/dashboard", { as: { role: "business" } });
  const requests = projectRequestCalls(stack);
  const { id: postId } = await projectPostCalls(stack).publish(account, { title: "Zollportal" });
  const [aenne, bo] = [
    await requests.freelancer({ name: "Änne Weiß" }),
    await requests.freelancer({ name: "Bo Lund" }),
  ];
  const { id } = await requests.request(account, aenne, { postId });
  await requests.request(account, bo);
  await stack.deliver();
  const accept = () => requests.answer(aenne, id, { status: "accepted" });
  return { account, aenne, bo, accept };
}

it("a sent request names its project, and the search finds it by the title", async () => {
  const { account } = await prepare();
  await renderScreen(crm("&view=requests"), { as: account });
  await waitFor(() => expect(rows()).toEqual([expect.stringMatching(/^Bo L\./), expect.stringMatching(/^Änne W\./)]));
  expect(rows().map((text) => text.includes(named))).toEqual([false, true]);
  await fill("Name oder Stichwort suchen", "zollp");
  await waitFor(() => expect(rows()).toEqual([expect.stringMatching(/^Änne W\./)]));
  await press(/^Änne W\./, { role: "option" });
  await waitFor(() => expect(screen.getAllByText(named)).toHaveLength(2));
});

it("the profile of a freelancer names the project of an open and of an accepted request", async () => {
  const { account, aenne, bo, accept } = await prepare();
  const profile = async ({ user }: typeof aenne) => {
    await renderScreen(crm(`&freelancer=${user.id}`), { as: account });
    return screen.findByRole("article");
  };
  await expectText(named, await profile(aenne));
  expect(textOf(await profile(bo))).not.toContain("Zu Ihrem Auftrag");
  await accept();
  await profile(aenne);
  await expectText(named, await screen.findByRole("region", { name: "Angenommene Anfrage" }));
});
