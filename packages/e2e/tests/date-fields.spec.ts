import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";

test("a typed day that does not exist is refused by name, and the form is not sent with another day", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.postData() ?? "");
  });
  await page.goto("/vertrag-kuendigen");
  await page.getByLabel("Name").fill("Jürgen Groß");
  await page.getByLabel("E-Mail-Adresse").fill("juergen@beispiel.de");
  const date = page.getByRole("group", { name: "Ende des Vertrags" });
  const problem = page.getByText("Den 30.02.2099 gibt es nicht.");
  const type = async (digits: string) => {
    await date.getByRole("spinbutton").first().click();
    await page.keyboard.type(digits);
  };

  await type("30022099");
  await page.getByRole("button", { name: "Jetzt kündigen" }).click();
  await expect(problem).toBeVisible();
  await expect(date).toContainText("TT.MM.JJJJ", { ignoreCase: true });
  await page.getByRole("button", { name: "Jetzt kündigen" }).click();
  await expect(date.getByRole("spinbutton").first()).toBeFocused();
  await expect(problem).toBeVisible();
  expect(sent).toEqual([]);
  await expectAccessible(page);

  // The same day of the month as before is possible in a longer month, because the field is left only after the year.
  await type("30032099");
  await expect(problem).toBeHidden();
  await type("31042099");
  await page.getByLabel("Name").click();
  await expect(page.getByText("Den 31.04.2099 gibt es nicht.")).toBeVisible();
  await page.getByRole("button", { name: "Leeren" }).click();
  await expect(page.getByText(/gibt es nicht/)).toBeHidden();

  await type("28022099");
  await page.getByRole("button", { name: "Jetzt kündigen" }).click();
  await expect(page.getByText("28.02.2099")).toBeVisible();
  expect(sent).toHaveLength(1);
});
