import { expect, test } from "../fixtures.ts";

test("the outer columns of a table in a card begin and end where the title and the actions do", async ({ page }) => {
  await page.goto("/ui");
  const card = page.locator("section", { has: page.getByRole("heading", { name: "Table", exact: true }) }).last();
  const cells = card.getByRole("table", { name: "Leads" }).getByRole("row").first().getByRole("columnheader");
  const [header, first, last] = [card.locator("header"), cells.first(), cells.last()];
  const contentEdges = (element: HTMLElement) => {
    const { left, right } = element.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    return [left + Number.parseFloat(paddingLeft), right - Number.parseFloat(paddingRight)];
  };
  const [start, end] = await header.evaluate(contentEdges);
  expect((await first.evaluate(contentEdges))[0]).toBe(start);
  expect((await last.evaluate(contentEdges))[1]).toBe(end);
});

test("tabs fade out at an edge with more behind it, and no longer once all of them fit", async ({ page }) => {
  await page.setViewportSize({ width: 200, height: 800 });
  await page.goto("/ui");
  const list = page.getByRole("tablist", { name: "Ansicht" });
  const fadesLeftAndRight = () =>
    list.evaluate((element) => {
      const style = getComputedStyle(element);
      return ["--fade-left", "--fade-right"].map((name) => style.getPropertyValue(name) !== "0px");
    });
  await expect.poll(fadesLeftAndRight).toEqual([false, true]);
  await list.getByRole("tab", { name: "Meetings" }).click();
  await expect.poll(fadesLeftAndRight).toEqual([true, false]);
  await page.setViewportSize({ width: 1440, height: 800 });
  await expect.poll(fadesLeftAndRight).toEqual([false, false]);
});
