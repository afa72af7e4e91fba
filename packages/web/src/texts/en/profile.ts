import type { Texts } from "../areas.ts";

const texts: Texts["profile"] = {
  title: "Profile",
};

export default texts;
