import type { Page } from "@playwright/test";

export class DashboardPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  open = (search = "", path = "/dashboard") => this.page.goto(`${path}${search}`);

  navigation = () => this.page.getByRole("navigation", { name: "Hauptnavigation" });
  entry = (name: string) => this.navigation().getByRole("link", { name, exact: true });
  heading = () => this.page.getByRole("heading", { level: 1 });
}
