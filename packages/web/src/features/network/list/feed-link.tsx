import { Link } from "react-router-dom";
import { useTexts } from "../../../texts/texts.ts";
import { buttonClass } from "../../../ui/button-style.ts";

/** Links to the feed, where the posts are. */
export function FeedLink() {
  const { toFeed } = useTexts("network");
  return (
    <Link to={{ search: "section=community" }} className={buttonClass()}>
      {toFeed}
    </Link>
  );
}
