import type { Page } from "@playwright/test";

export class DashboardPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  open = (search = "", path = "/dashboard") => this.page.goto(`${path}${search}`);

  navigation = () => this.page.getByRole("navigation", { name: "Hauptnavigation" });
  entry = (name: string) => this.navigation().getByRole("link", { name, exact: true });
  topBar = () => this.page.getByRole("banner");
  heading = () => this.page.getByRole("heading", { level: 1 });
  current = () => this.navigation().locator("[aria-current=page]").first();

  async openProfileMenu() {
    await this.topBar()
      .getByRole("button", { name: /^Profilmenü/ })
      .click();
    return this.page.getByRole("menu");
  }

  async openLanguages() {
    await this.topBar()
      .getByRole("button", { name: /^(Sprache|Language|Langue)/ })
      .click();
    return this.page.getByRole("menu");
  }
}
