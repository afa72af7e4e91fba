import type { Texts } from "../areas.ts";

const texts: Texts["preparation"] = {
  title: "In preparation",
  description: (section: string) => `The area “${section}” is being worked on. It appears here as soon as it is ready.`,
};

export default texts;
