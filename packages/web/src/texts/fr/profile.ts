import type { Texts } from "../areas.ts";

const texts: Texts["profile"] = {
  title: "Profil",
};

export default texts;
