import { BookOpen, FileText } from "lucide-react";
import { handbookPieces, pieceProperties } from "../../../../features/guides/handbook/piece-list.ts";
import { stepsOf } from "../../../../features/guides/journey/steps.ts";
import { meetingIds } from "../../../../features/guides/meetings/meeting-guide.tsx";
import { postTypeIds } from "../../../../features/guides/posts/post-types.ts";
import { type StrategyId, strategyIds } from "../../../../features/guides/strategies/strategy-list.ts";
import { type Journey, journeys } from "../../../../parts/guides/journeys.ts";
import { cachedTemplates } from "../../../../parts/templates/api.ts";
import type { Texts } from "../../../../texts/areas.ts";
import type { StepTexts } from "../../../../texts/guide-content.ts";
import { textsOf } from "../../../../texts/texts.ts";
import type { Entry } from "./entry.ts";
import type { Open } from "./use-open.ts";

interface GuideTexts {
  journeys: Record<Journey, { steps: Readonly<Record<string, StepTexts>> }>;
  strategies: Texts["guides/strategies"];
  handbook: Texts["guides/handbook"];
}

/** Loads the texts of the guides that the palette searches. */
export async function loadGuideTexts(): Promise<GuideTexts> {
  const [hot, warm, cold, referral, strategies, handbook] = await Promise.all([
    textsOf("guides/hot-journey"),
    textsOf("guides/warm-journey"),
    textsOf("guides/cold-journey"),
    textsOf("guides/referral-journey"),
    textsOf("guides/strategies"),
    textsOf("guides/handbook"),
  ]);
  return { journeys: { hot, warm, cold, referral }, strategies, handbook };
}

const openStep = (open: Open, journey: Journey, at: number) => () =>
  open.section("templates", { category: "engagement", journey, step: String(at + 1) });
const openStrategies = (open: Open) => () =>
  open.section("templates", { category: "personal-branding", view: "strategies" });

/** Returns the steps, kinds of posts, strategies, conversations and pieces of the handbook. */
export function guideEntries(names: Texts["guides"], texts: GuideTexts, open: Open): Entry[] {
  const steps = journeys.flatMap((journey) =>
    stepsOf[journey].map(({ id, icon }, at) => {
      const step = texts.journeys[journey].steps[id];
      return {
        id: `guide/${journey}/${id}`,
        label: step?.title ?? "",
        detail: names.journeys[journey],
        keywords: step?.content.title ?? "",
        icon,
        run: openStep(open, journey, at),
      };
    }),
  );
  const posts = postTypeIds.map((post) => ({
    id: `guide/post/${post}`,
    label: names.postTypes[post],
    detail: names.headings["personal-branding"],
    icon: BookOpen,
    run: () => open.section("templates", { category: "personal-branding", post }),
  }));
  const strategies = strategyIds.map((id) => ({
    id: `guide/strategy/${id}`,
    label: texts.strategies[id].title,
    detail: names.headings["personal-branding"],
    icon: BookOpen,
    run: openStrategies(open),
  }));
  const meetings = meetingIds.map((meeting) => ({
    id: `guide/meeting/${meeting}`,
    label: names.meetings[meeting],
    detail: names.headings.meetings,
    icon: BookOpen,
    run: () => open.section("templates", { category: "meetings", meeting }),
  }));
  const pieces = handbookPieces.map((piece) => ({
    id: `guide/handbook/${piece}`,
    label: texts.handbook.pieces[piece].title,
    detail: names.headings.handbook,
    keywords: texts.handbook.pieces[piece].description,
    icon: pieceProperties[piece].icon,
    run: () => open.section("templates", { category: "handbook", piece }),
  }));
  return [...steps, ...posts, ...strategies, ...meetings, ...pieces];
}

/** Returns the own templates that are loaded, and the messages of the guides. */
export function templateEntries(names: Texts["guides"], texts: GuideTexts, open: Open): Entry[] {
  const own = cachedTemplates().map(({ id, title, content, namespace, templateKey }) => ({
    id: `template/${id}`,
    label: title,
    detail: names.mine.title,
    keywords: content,
    icon: FileText,
    run: openTemplate(open, namespace, templateKey),
  }));
  const samples = journeys.flatMap((journey) =>
    stepsOf[journey].flatMap(({ id }, at) =>
      (texts.journeys[journey].steps[id]?.guide?.samples ?? []).map(({ title }) => ({
        id: `sample/${journey}/${id}/${title}`,
        label: title,
        detail: `${names.journeys[journey]} · ${texts.journeys[journey].steps[id]?.title ?? ""}`,
        icon: FileText,
        run: openStep(open, journey, at),
      })),
    ),
  );
  const messages = strategyIds.flatMap((strategy: StrategyId) =>
    texts.strategies[strategy].templates.map(({ id, title }) => ({
      id: `sample/${strategy}/${id}`,
      label: title,
      detail: texts.strategies[strategy].title,
      icon: FileText,
      run: openStrategies(open),
    })),
  );
  return [...own, ...samples, ...messages];
}

/** Opens the step with the editor of a template, or the kind of post. */
function openTemplate(open: Open, namespace: string, templateKey: string): () => void {
  const journey = journeys.find((id) => id === namespace);
  if (!journey) return () => open.section("templates", { category: "personal-branding", post: templateKey });
  const at = stepsOf[journey].findIndex(({ templates }) => templates?.some((one) => one.templateKey === templateKey));
  return openStep(open, journey, Math.max(0, at));
}
