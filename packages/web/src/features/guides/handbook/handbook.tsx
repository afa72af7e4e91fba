import { Suspense, useState } from "react";
import { choiceParameter, useListState } from "../../../lib/navigation/use-list-state.ts";
import { GuideTiles } from "../../../parts/guides/guide-tiles.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { GuideLoading } from "../guide-loading.tsx";
import { PieceArticle } from "./piece-article.tsx";
import { type HandbookPiece, handbookPieces, pieceProperties } from "./piece-list.ts";

const address = { piece: choiceParameter<HandbookPiece | null>(handbookPieces, null) };

/** Shows the list of pieces, or the open one in its place. */
export function Handbook() {
  const [{ piece }, set] = useListState(address);
  const [closed, setClosed] = useState<HandbookPiece | null>(null);
  const open = (next: HandbookPiece | null) => {
    setClosed(piece);
    set({ piece: next }, { push: true });
  };
  if (piece === null) return <PieceList closed={closed} onOpen={open} />;
  return (
    <Suspense key={piece} fallback={<GuideLoading />}>
      <PieceArticle piece={piece} onClose={() => open(null)} />
    </Suspense>
  );
}

interface PieceListProps {
  /** Piece that was closed last. Its tile takes the focus. */
  closed: HandbookPiece | null;
  onOpen: (piece: HandbookPiece) => void;
}

function PieceList({ closed, onOpen }: PieceListProps) {
  const { page, pieces } = useTexts("guides/handbook");
  const tiles = handbookPieces.map((id) => {
    const { icon, minutes, tools } = pieceProperties[id];
    const details = [page.minutes(minutes), ...tools.map((tool) => page.tools[tool])].join(" · ");
    return { id, icon, ...pieces[id], details };
  });
  return <GuideTiles tiles={tiles} focused={closed} onOpen={onOpen} />;
}
