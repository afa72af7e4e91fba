import { changeAccount } from "@linkedpotential/local/testing/community";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { feedPath, premiumMember } from "../../../testing/community.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, findDialog, press, textOf } from "../../../testing/user.ts";

it("the name at a post opens the author's profile and newest posts, which open from there", async () => {
  const { network } = await renderScreen(feedPath("&search=Autorenkarte"), {
    as: premiumMember,
    prepareCommunity: async ({ member: join, publish }) => {
      const jan = await join("Jan Dyk");
      await changeAccount(jan, { activityArea: "Recht", skills: ["Verträge", "AGB"], description: "Klar und kurz." });
      await publish(jan, { title: "Zweite Autorenkarte" });
      await publish(jan, { title: "Erste Autorenkarte" });
    },
  });
  network.fail("community/get-author", { status: 500, body: { code: "request.internal" } });
  await press("Jan D.: Profil und Beiträge", {
    container: await screen.findByRole("listitem", { name: "Erste Autorenkarte" }),
  });
  const dialog = await findDialog("Jan D.");
  await expectText("Das Profil konnte nicht geladen werden.", dialog);
  network.clearFailures();
  await press("Erneut versuchen", { container: dialog });
  for (const text of ["Recht", "Klar und kurz.", "Verträge", "AGB"]) await expectText(text, dialog);
  const posts = within(within(dialog).getByRole("list", { name: "Neueste Beiträge" })).getAllByRole("link");
  expect(posts.map(textOf)).toEqual(["Erste Autorenkarte", "Zweite Autorenkarte"]);
  await press("Zweite Autorenkarte", { role: "link", container: dialog });
  await waitFor(() => expect(location.search).toMatch(/^\?section=community&post=\d+$/));
  await findDialog("Zweite Autorenkarte");
});
