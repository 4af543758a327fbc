import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator.RuleContext;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.v1.ExpressionPathSegmentValue;
import com.google.firebase.rules.runtime.v1.ExpressionPathValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.protobuf.util.JsonFormat;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutionException;

/**
 * Decides Storage rules with the rules engine that ships inside the Firestore emulator, and speaks
 * the protocol firebase-tools uses with its own Storage rules runtime: one JSON object a line on
 * standard input and output. Actions: load_ruleset and verify. A rule that can't be evaluated
 * refuses, with a warning that says why.
 */
public final class StorageRulesBridge {
  private static final int READY_ID = -1;

  private final FirebaseRulesProtoCompiler compiler =
      FirebaseRulesProtoCompiler.createStandalone(
          FirebaseRulesLangOptions.builder().allowTernaryOperator(true).build());
  private final Map<String, DefaultEvaluator> rulesets = new HashMap<>();

  public static void main(String[] args) throws Exception {
    // The engine may print; standard output belongs to the protocol alone.
    PrintStream replies = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    System.setOut(System.err);
    replies.println(reply(READY_ID));
    StorageRulesBridge bridge = new StorageRulesBridge();
    BufferedReader requests =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = requests.readLine(); line != null; line = requests.readLine()) {
      if (!line.isBlank()) {
        replies.println(bridge.answer(JsonParser.parseString(line).getAsJsonObject()));
      }
    }
  }

  private JsonObject answer(JsonObject request) {
    JsonObject reply = reply(request.get("id").getAsInt());
    try {
      JsonObject context = request.getAsJsonObject("context");
      switch (request.get("action").getAsString()) {
        case "load_ruleset" -> load(context, reply);
        case "verify" -> verify(context, reply);
        default -> reply.getAsJsonArray("errors").add("Unknown action " + request.get("action"));
      }
    } catch (Exception e) {
      reply.getAsJsonArray("errors").add(String.valueOf(e));
    }
    return reply;
  }

  private void load(JsonObject context, JsonObject reply) {
    Source.Builder source = Source.newBuilder();
    for (JsonElement element : context.getAsJsonObject("source").getAsJsonArray("files")) {
      JsonObject file = element.getAsJsonObject();
      source.addFiles(
          File.newBuilder()
              .setName(file.get("name").getAsString())
              .setContent(file.get("content").getAsString()));
    }
    CompileResult compiled = compiler.compile(source.build());
    for (Issue issue : compiled.getIssues()) {
      boolean isError = issue.getSeverity() == Issue.Severity.ERROR;
      reply.getAsJsonArray(isError ? "errors" : "warnings").add(describe(issue));
    }
    if (compiled.hasCompilationError()) {
      return;
    }
    String name = context.get("rulesetName").getAsString();
    rulesets.put(name, new DefaultEvaluator(compiled.getRulesetAst()));
    JsonObject result = new JsonObject();
    result.addProperty("rulesVersion", compiled.getRulesetAst().getVersionValue());
    reply.add("result", result);
  }

  private void verify(JsonObject context, JsonObject reply) throws Exception {
    String name = context.get("rulesetName").getAsString();
    DefaultEvaluator evaluator = rulesets.get(name);
    if (evaluator == null) {
      throw new IllegalStateException("No ruleset is loaded under the name " + name);
    }
    RuleContext.Builder rule =
        RuleContext.builder()
            .service(context.get("service").getAsString())
            .method(context.get("method").getAsString())
            .path(path(context.get("path").getAsString()));
    for (var variable : context.getAsJsonObject("variables").entrySet()) {
      ExpressionValue.Builder value = ExpressionValue.newBuilder();
      JsonFormat.parser().merge(variable.getValue().toString(), value);
      rule.supplyVariable(variable.getKey(), value.build());
    }
    JsonObject result = new JsonObject();
    result.addProperty("permit", permits(evaluator, rule.build(), reply));
    reply.add("result", result);
  }

  private static boolean permits(DefaultEvaluator evaluator, RuleContext rule, JsonObject reply)
      throws InterruptedException {
    try {
      return evaluator.evaluate(rule).get().permit();
    } catch (ExecutionException e) {
      reply.getAsJsonArray("warnings").add(String.valueOf(e.getCause().getMessage()));
      return false;
    }
  }

  private static ExpressionPathValue path(String path) {
    ExpressionPathValue.Builder value = ExpressionPathValue.newBuilder();
    for (String segment : path.split("/")) {
      if (!segment.isEmpty()) {
        value.addSegments(ExpressionPathSegmentValue.newBuilder().setSimple(segment));
      }
    }
    return value.build();
  }

  private static String describe(Issue issue) {
    var position = issue.getSourcePosition();
    return position.getFileName()
        + ":" + position.getLine()
        + ":" + position.getColumn()
        + " " + issue.getDescription();
  }

  private static JsonObject reply(int id) {
    JsonObject reply = new JsonObject();
    reply.addProperty("id", id);
    reply.addProperty("status", "ok");
    reply.add("errors", new JsonArray());
    reply.add("warnings", new JsonArray());
    return reply;
  }
}
