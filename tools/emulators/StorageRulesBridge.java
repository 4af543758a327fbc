import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.runtime.common.AsyncRuntimeFunction;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator.RuleContext;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.utils.ExpressionValueUtils;
import com.google.firebase.rules.runtime.v1.ExecutionRequest;
import com.google.firebase.rules.runtime.v1.ExecutionResponse;
import com.google.firebase.rules.runtime.v1.ExpressionListValue;
import com.google.firebase.rules.runtime.v1.ExpressionMapValue;
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
import com.google.protobuf.NullValue;
import com.google.protobuf.Timestamp;
import com.google.protobuf.util.JsonFormat;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.stream.Collectors;

/**
 * Decides Storage rules with the rules engine that ships inside the Firestore emulator, and speaks
 * the protocol firebase-tools uses with its own Storage rules runtime: one JSON object a line on
 * standard input and output. Actions: load_ruleset and verify. A rule that can't be evaluated
 * refuses, with a warning that says why. What a rule reads from Firestore is asked of firebase-tools
 * in between, and other requests wait for as long.
 */
public final class StorageRulesBridge {
  private static final int READY_ID = -1;
  private static final ExpressionValue NOTHING =
      ExpressionValue.newBuilder().setNullValue(NullValue.NULL_VALUE).build();

  private final FirebaseRulesProtoCompiler compiler =
      FirebaseRulesProtoCompiler.createStandalone(
          FirebaseRulesLangOptions.builder()
              .allowTernaryOperator(true)
              .allowCrossServiceRules(true)
              .build());
  private final Map<String, DefaultEvaluator> rulesets = new HashMap<>();
  private final Deque<JsonObject> waiting = new ArrayDeque<>();
  private final BufferedReader requests;
  private final PrintStream replies;

  private StorageRulesBridge(BufferedReader requests, PrintStream replies) {
    this.requests = requests;
    this.replies = replies;
  }

  public static void main(String[] args) throws Exception {
    // The engine may print; standard output belongs to the protocol alone.
    PrintStream replies = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    System.setOut(System.err);
    BufferedReader requests =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    new StorageRulesBridge(requests, replies).serve();
  }

  private void serve() throws IOException {
    replies.println(reply(READY_ID));
    for (JsonObject request = next(); request != null; request = next()) {
      replies.println(answer(request));
    }
  }

  private JsonObject next() throws IOException {
    return waiting.isEmpty() ? read() : waiting.poll();
  }

  private JsonObject read() throws IOException {
    String line = requests.readLine();
    while (line != null && line.isBlank()) {
      line = requests.readLine();
    }
    return line == null ? null : JsonParser.parseString(line).getAsJsonObject();
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
            .path(path(context.get("path").getAsString()))
            .supplyFunction(new FirestoreFunction("firestore.get", reply))
            .supplyFunction(new FirestoreFunction("firestore.exists", reply));
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

  /** A document as Firestore's REST API writes it; null where there is none. */
  private JsonObject fetch(int id, String path) throws IOException {
    JsonObject context = new JsonObject();
    context.addProperty("path", path);
    JsonObject question = new JsonObject();
    question.addProperty("server_request_id", id);
    question.addProperty("action", "fetch_firestore_document");
    question.add("context", context);
    replies.println(question);
    for (JsonObject line = read(); line != null; line = read()) {
      if (line.get("id").getAsInt() == id) {
        return line.has("result") ? line.getAsJsonObject("result") : null;
      }
      waiting.add(line);
    }
    throw new IOException("Nobody answers for " + path);
  }

  /** `firestore.get` and `firestore.exists`, as Storage rules may call them. */
  private final class FirestoreFunction implements AsyncRuntimeFunction {
    private final String name;
    private final int id;

    FirestoreFunction(String name, JsonObject reply) {
      this.name = name;
      this.id = reply.get("id").getAsInt();
    }

    @Override
    public String name() {
      return name;
    }

    @Override
    public ListenableFuture<ExecutionResponse> execute(ExecutionRequest request) {
      String path =
          request.getArguments(0).getPathValue().getSegmentsList().stream()
              .map(ExpressionPathSegmentValue::getSimple)
              .collect(Collectors.joining("/", "/", ""));
      try {
        JsonObject document = fetch(id, path);
        ExpressionValue value =
            name.endsWith("exists")
                ? ExpressionValue.newBuilder().setBoolValue(document != null).build()
                : document == null ? NOTHING : resource(document);
        return Futures.immediateFuture(ExpressionValueUtils.createResponse(value));
      } catch (IOException e) {
        return Futures.immediateFailedFuture(e);
      }
    }
  }

  private static ExpressionValue resource(JsonObject document) {
    JsonObject fields = document.getAsJsonObject("fields");
    ExpressionMapValue data = fields == null ? ExpressionMapValue.getDefaultInstance() : map(fields);
    ExpressionValue wrapped = ExpressionValue.newBuilder().setMapValue(data).build();
    return ExpressionValue.newBuilder()
        .setMapValue(ExpressionMapValue.newBuilder().putFields("data", wrapped))
        .build();
  }

  private static ExpressionMapValue map(JsonObject fields) {
    ExpressionMapValue.Builder map = ExpressionMapValue.newBuilder();
    for (var field : fields.entrySet()) {
      map.putFields(field.getKey(), value(field.getValue().getAsJsonObject()));
    }
    return map.build();
  }

  /** Kinds that no rule of ours asks for read as null. */
  private static ExpressionValue value(JsonObject typed) {
    var field = typed.entrySet().iterator().next();
    JsonElement given = field.getValue();
    ExpressionValue.Builder value = ExpressionValue.newBuilder();
    switch (field.getKey()) {
      case "stringValue" -> value.setStringValue(given.getAsString());
      case "booleanValue" -> value.setBoolValue(given.getAsBoolean());
      case "integerValue" -> value.setIntValue(given.getAsLong());
      case "doubleValue" -> value.setFloatValue(given.getAsDouble());
      case "timestampValue" -> {
        Instant at = Instant.parse(given.getAsString());
        value.setTimestampValue(
            Timestamp.newBuilder().setSeconds(at.getEpochSecond()).setNanos(at.getNano()));
      }
      case "mapValue" -> {
        JsonObject fields = given.getAsJsonObject().getAsJsonObject("fields");
        value.setMapValue(fields == null ? ExpressionMapValue.getDefaultInstance() : map(fields));
      }
      case "arrayValue" -> {
        JsonArray items = given.getAsJsonObject().getAsJsonArray("values");
        ExpressionListValue.Builder list = ExpressionListValue.newBuilder();
        if (items != null) {
          items.forEach(item -> list.addValues(value(item.getAsJsonObject())));
        }
        value.setListValue(list);
      }
      default -> value.setNullValue(NullValue.NULL_VALUE);
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
