import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const arnOf = (name: string) =>
  `arn:aws:lambda:eu-central-1:123456789012:function:prod-linkedpotential-schedules-${name}`;
const failedRun = {
  Body: JSON.stringify({
    version: "1.0",
    requestContext: { functionArn: `${arnOf("new-posts")}:$LATEST`, condition: "RetriesExhausted" },
    requestPayload: { id: "a", time: "2027-03-12T06:30:00Z" },
  }),
  ReceiptHandle: "handle-1",
};
const notStarted = {
  Body: JSON.stringify({ id: "b", time: "2027-03-12T06:05:00Z" }),
  ReceiptHandle: "handle-2",
  MessageAttributes: { TARGET_ARN: { StringValue: arnOf("offered-seats"), DataType: "String" } },
};

/** Returns the commands of the runbook that replay the dead letters of schedules. */
function runbookCommands(): string {
  const text = readFileSync("docs/recovery.md", "utf8");
  const [, block = ""] = /\*\*Runs of a schedule\.\*\*[\s\S]*?```sh\n([\s\S]*?)```/.exec(text) ?? [];
  return block;
}

/** Runs the commands with a fake `aws`, which answers with the messages and records its other calls. */
function replay(letters: object[], functionError = "None"): string[] {
  const script = `
    resource() { echo queue; }
    node() { "$NODE" "$@"; }
    aws() {
      case "$1 $2" in
        "sqs receive-message") printf '%s' "$LETTERS" ;;
        "lambda invoke") echo "invoke $4 $8" >&2; echo "$FUNCTION_ERROR" ;;
        "sqs delete-message") echo "delete $6" >&2 ;;
      esac
    }
    { ${runbookCommands()} } 2>&1 >/dev/null`;
  const env = {
    ...process.env,
    NODE: process.execPath,
    LETTERS: JSON.stringify({ Messages: letters }),
    FUNCTION_ERROR: functionError,
  };
  return execFileSync("bash", ["-c", `${script}\ntrue`], { env })
    .toString()
    .trim()
    .split("\n");
}

it("invokes for each dead letter its Lambda with its input, and deletes the letter", () => {
  expect(replay([failedRun, notStarted])).toEqual([
    `invoke ${arnOf("new-posts")} {"id":"a","time":"2027-03-12T06:30:00Z"}`,
    "delete handle-1",
    `invoke ${arnOf("offered-seats")} {"id":"b","time":"2027-03-12T06:05:00Z"}`,
    "delete handle-2",
  ]);
});

it("keeps the dead letter when the run fails again", () => {
  expect(replay([failedRun], "Unhandled")).toEqual([
    `invoke ${arnOf("new-posts")} {"id":"a","time":"2027-03-12T06:30:00Z"}`,
  ]);
});

it("invokes nothing for a dead letter without a Lambda", () => {
  expect(replay([{ Body: notStarted.Body, ReceiptHandle: "handle-2" }]).join("\n")).toContain("names no Lambda");
  expect(replay([{ Body: notStarted.Body, ReceiptHandle: "handle-2" }]).join("\n")).not.toContain("invoke");
});
