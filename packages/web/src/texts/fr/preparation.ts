import type { Texts } from "../areas.ts";

const texts: Texts["preparation"] = {
  title: "En préparation",
  description: (section: string) =>
    `La rubrique « ${section} » est en cours d’élaboration. Elle apparaîtra ici dès qu’elle sera prête.`,
};

export default texts;
