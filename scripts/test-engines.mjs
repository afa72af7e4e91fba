// npm run test:engines: runs the database tests again on DynamoDB Local of Amazon instead of dynoxide. Each engine
// accepts mistakes that the other one rejects. The last line is "N passed, N failed".
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { aptInstall } from "./apt.mjs";
import { install } from "./install.mjs";
import { root } from "./paths.mjs";
import { printCounts, runVitest } from "./vitest-run.mjs";

const report = join(root, ".cache/reports/engines.json");
/**
 * Test files that run only on dynoxide, by reason. In other files, the tag `one-engine` excludes single tests. All
 * other tests run on both engines.
 */
const left = {
  "schemas, descriptions, files and code that does not use the database": [
    "packages/contract/**",
    "packages/core/src/!(auth|db|idempotency|moderation|outbox)/**",
    "packages/core/src/*.test.ts",
    "packages/fixtures/**",
    "packages/functions/src/auth/weak-passwords.test.ts",
    "packages/functions/src/{business,http,legal,openapi,support}/**",
    "scripts/**",
  ],
  "parts of the embedded stack other than the table; most other tests already use new-account.ts": [
    "packages/local/src/{data-dir,durability,month}.test.ts",
    "packages/local/src/events/{bus,delivery,outbox,watch-outbox}.test.ts",
    "packages/local/test/faults/**",
    "packages/local/src/{demo,gateway,http,lambda,mail,media,payment,site,testing}/**",
  ],
  "every route or subscriber with generated input: their own tests send the same database commands": [
    "packages/functions/src/every-{creation,refusal,route}.test.ts",
    "packages/functions/src/subscribers/every-subscriber.test.ts",
    "packages/functions/src/lone-surrogates.test.ts",
    "packages/functions/test/fuzz/**",
  ],
  "database calls that are counted, delayed, made to fail or logged": [
    "packages/functions/src/**/{constant-time,consistent-reads,log-line,lost-answers,round-trips}.test.ts",
  ],
  "files whose commands, in form, other files send too, as a recording of the commands of all files showed": [
    "packages/core/src/auth/guard/{network-of,rate-limit}.test.ts",
    "packages/functions/src/accounts/{account-invoices,account-note,messages,premium}.test.ts",
    "packages/functions/src/admin/{overview,work}.test.ts",
    "packages/functions/src/auth/{answers,confirm-email,register,reset-password,verify-email}.test.ts",
    "packages/functions/src/auth/{browser-session,login,register-business,session}.test.ts",
    "packages/functions/src/billing/{after-deletion,declaration-abuse,declarations,disputes,invoice-mails}.test.ts",
    "packages/functions/src/billing/{news,subscription,sync,webhook,webhook-order}.test.ts",
    "packages/functions/src/blocks/{blocks,races}.test.ts",
    "packages/functions/src/collaboration-requests/{deleted-post,pages,projects,races,requests}.test.ts",
    "packages/functions/src/community/{company-projects,feed,filled-project-news,plan,posts,previews,projects,search}.test.ts",
    "packages/functions/src/follow-up-links/{follow-up-links,refused-links}.test.ts",
    "packages/functions/src/freelancers/search.test.ts",
    "packages/functions/src/leads/{leads,list,timeline}.test.ts",
    "packages/functions/src/live-trainings/{added-seat,live-trainings,series-changes,times}.test.ts",
    "packages/functions/src/moderation/reports.test.ts",
    "packages/functions/src/network/{network,removed}.test.ts",
    "packages/functions/src/notifications/{community,content,notification-count}.test.ts",
    "packages/functions/src/profile/{change-email,update}.test.ts",
    "packages/functions/src/project-requests/{company,news,project-requests}.test.ts",
    "packages/functions/src/request-messages/request-messages.test.ts",
    "packages/functions/src/subscribers/{batches,fan-out,mail-follow-ups,note-bounces}.test.ts",
    "packages/functions/src/tasks/tasks.test.ts",
    "packages/functions/src/unsubscribe/unsubscribe.test.ts",
    "packages/functions/src/user/{account,delete-events,delete-sessions,export-in-background,processing-agreement}.test.ts",
  ],
  "recipients and texts of mails, notifications and invoices": [
    "packages/functions/src/billing/documents.test.ts",
    "packages/functions/src/notifications/switches.test.ts",
    "packages/functions/src/subscribers/{calendar-mails,mail-collaborations,mail-links,mail-live-trainings,mail-many}.test.ts",
  ],
  "more steps, orders or rounds of a test that already runs on both engines": [
    "packages/functions/src/auth/rate-limits.test.ts",
    "packages/functions/src/billing/{card,provider-outage,vat}.test.ts",
    "packages/functions/src/collaboration-requests/{deleted-account,every-order,hidden-and-blocked}.test.ts",
    "packages/functions/src/live-trainings/{many-registrations,seat-race}.test.ts",
    "packages/functions/src/moderation/decisions.test.ts",
    "packages/functions/src/profile/picture.test.ts",
    "packages/functions/src/user/{delete-steps,export-sizes,export-steps}.test.ts",
  ],
};
/**
 * Minimum Java version of DynamoDB Local. The packages below provide it, but newer Debian releases lack the first one.
 */
const leastJava = 17;
const javaPackages = ["openjdk-17-jre-headless", "default-jre-headless"];

function hasJava() {
  const { stderr } = spawnSync("java", ["-version"], { encoding: "utf8" });
  return Number(/version "(\d+)/.exec(stderr ?? "")?.[1]) >= leastJava;
}

install({ withDev: true });
if (!hasJava()) await aptInstall("Java", javaPackages);
if (!hasJava()) {
  process.stderr.write(
    `Kein Java ab ${leastJava} gefunden. Bitte installieren (apt-get install ${javaPackages[0]}). / ` +
      `No Java ${leastJava} or newer found: install it.\n`,
  );
  process.exit(1);
}

const { DYNAMODB_ENDPOINT: _other, DYNAMODB_ACCESS_KEY_ID: _key, ...inherited } = process.env;
const leftOut = Object.values(left).flatMap((paths) => paths.map((path) => `--exclude=${path}`));
const args = [
  "--project=node",
  "--project=robustness",
  "--tags-filter=!one-engine",
  ...leftOut,
  ...process.argv.slice(2),
];
printCounts(runVitest(args, { report, isForTests: true, env: { ...inherited, DYNAMODB_ENGINE: "dynamodb-local" } }));
