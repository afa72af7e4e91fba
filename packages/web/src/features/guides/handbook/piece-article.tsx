import type { ReactNode } from "react";
import { GuideArticle, GuideSection } from "../../../parts/guides/guide-article.tsx";
import type { HandbookPieceTexts } from "../../../texts/guide-content.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Checklist } from "../parts/checklist.tsx";
import { DayRateCalculator } from "./day-rate/day-rate-calculator.tsx";
import { ObjectionCards } from "./objection-cards.tsx";
import { type HandbookPiece, pieceProperties } from "./piece-list.ts";
import { PieceSamples } from "./piece-samples.tsx";
import { SignalCheck } from "./signal-check.tsx";

interface PieceArticleProps {
  piece: HandbookPiece;
  onClose: () => void;
}

export function PieceArticle({ piece, onClose }: PieceArticleProps) {
  const { page, pieces } = useTexts("guides/handbook");
  const { area, isLegal } = pieceProperties[piece];
  const texts: Readonly<Partial<Record<HandbookPiece, HandbookPieceTexts>>> = useTexts(area).pieces;
  const { sections = [], checklist, objections, signals, samples } = texts[piece] ?? {};
  const { title, description } = pieces[piece];
  const note = isLegal && page.legalNote;
  return (
    <GuideArticle level={2} title={title} description={description} note={note} back={page.back} onClose={onClose}>
      <div className="flex flex-col gap-8 xl:block xl:columns-2 xl:gap-x-12 xl:[&>section:last-child]:mb-0 xl:[&>section]:mb-8 xl:[&>section]:break-inside-avoid">
        {sections.map((section) => (
          <GuideSection key={section.title} level={3} section={section} />
        ))}
      </div>
      {piece === "day-rate" && (
        <Tool>
          <DayRateCalculator />
        </Tool>
      )}
      {objections && (
        <Tool>
          <ObjectionCards objections={objections} />
        </Tool>
      )}
      {signals && (
        <Tool>
          <SignalCheck signals={signals} />
        </Tool>
      )}
      {checklist && (
        <Tool>
          <Checklist name={`handbook.${piece}`} checklist={checklist} />
        </Tool>
      )}
      {samples && (
        <Tool>
          <PieceSamples samples={samples} />
        </Tool>
      )}
    </GuideArticle>
  );
}

const Tool = ({ children }: { children: ReactNode }) => <div className="border-line border-t pt-8">{children}</div>;
